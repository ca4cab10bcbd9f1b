// Browsers start no worker for a page that is read from a folder: there the search runs in a hidden frame instead.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(script) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      const address = new URL(script, location);
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      window.addEventListener("message", (event) => {
        if (event.source !== inside) return;
        const told = new MessageEvent("message", { data: event.data });
        this.dispatchEvent(told);
        if (this.onmessage) this.onmessage(told);
      });
      inside.document.open();
      inside.document.write(`<body><script>
        self.postMessage = (data) => parent.postMessage(data, "*");
        const load = (name) => new Promise((done) => {
          const tag = document.createElement("script");
          tag.src = new URL(name, "${address}"); // beside the script, as in a worker
          tag.onload = done;
          document.body.append(tag);
        });
        self.importScripts = (...names) => names.reduce((before, name) => before.then(() => load(name)), Promise.resolve());
      <\/script><script src="${address}"><\/script></body>`);
      inside.document.close();
      this.ready = new Promise((done) => { inside.onload = done; });
    }

    postMessage(data) {
      const inside = this.frame.contentWindow;
      this.ready.then(() => inside.dispatchEvent(new inside.MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
