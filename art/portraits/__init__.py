"""Round faces for player plates; any title can use them."""
