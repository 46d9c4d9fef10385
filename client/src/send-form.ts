export interface UploadProgress {
  /** Bytes. */
  sent: number;
  /** Bytes, or undefined when the runtime can't tell. */
  total: number | undefined;
}

/**
 * Sends a form and tells how far it is. Browsers tell only through `XMLHttpRequest`; elsewhere the body is a stream
 * that is counted as it is read.
 */
export function sendForm(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  form: FormData,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return typeof XMLHttpRequest === "undefined"
    ? sendCounted(send, url, init, form, onProgress)
    : sendByXhr(url, init, form, onProgress);
}

async function sendCounted(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  form: FormData,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  // A response writes the form with its boundary, which every runtime can do.
  const encoded = new Response(form);
  let sent = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sent += chunk.byteLength;
      controller.enqueue(chunk);
      onProgress({ sent, total: undefined });
    },
    flush() {
      onProgress({ sent, total: sent });
    },
  });
  const headers = new Headers(init.headers);
  headers.set("content-type", encoded.headers.get("content-type")!);
  const body = encoded.body!.pipeThrough(counter);
  // `duplex` is required with a stream (https://fetch.spec.whatwg.org/#dom-requestinit-duplex); TypeScript's DOM types
  // lack it.
  return send(url, { ...init, headers, body, duplex: "half" } as RequestInit);
}

function sendByXhr(
  url: string,
  init: RequestInit,
  form: FormData,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = init;
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const end = (settle: () => void) => () => {
      signal?.removeEventListener("abort", stop);
      settle();
    };
    request.open(init.method ?? "POST", url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.responseType = "text";
    request.upload.onprogress = ({ loaded, lengthComputable, total }) =>
      onProgress({ sent: loaded, total: lengthComputable ? total : undefined });
    request.onload = end(() =>
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: readHeaders(request.getAllResponseHeaders()),
        }),
      ),
    );
    request.onerror = end(() => reject(new TypeError("The upload failed.")));
    request.onabort = end(() => reject(signal?.reason));
    signal?.addEventListener("abort", stop, { once: true });
    request.send(form);
  });
}

function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
