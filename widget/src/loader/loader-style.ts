/**
 * Of the shadow root alone. Sizes and colours are the theme's, which the service writes whole; `--cd-place` counts the
 * launchers beside this one, `--cd-launchers` hides them from a chat that fills the screen. Dots are there until
 * the chat's frame lies on them.
 */
export const SHEET =
  ".launcher{position:fixed;bottom:calc(var(--cd-offset-y) + env(safe-area-inset-bottom));" +
  "--x:calc(var(--cd-offset-x) + var(--cd-place)*(var(--cd-launcher-size) + 12px));inset-inline-end:calc(var(--x) + env(safe-area-inset-right));" +
  "display:flex;place-content:center;place-items:center;gap:8px;min-width:var(--cd-launcher-size);height:var(--cd-launcher-size);" +
  "padding:0 14px;border:1px solid var(--cd-surface);border-radius:99px;background:var(--cd-accent);color:var(--cd-accent-text);" +
  "font:600 15px/1.2 var(--cd-font);cursor:pointer;box-shadow:0 1px 3px #0006;visibility:var(--cd-launchers);z-index:1}" +
  ":host(.start)>*{inset-inline:var(--x,var(--cd-offset-x)) auto}" +
  "[hidden]{display:none!important}" +
  '.launcher:before{content:"";padding:8px;border:2px solid;border-radius:50% 50% 50% 0}' +
  ".launcher:focus-visible{outline:2px solid var(--cd-accent);outline-offset:2px}" +
  ".badge{position:absolute;inset:-4px -4px auto auto;min-width:20px;border-radius:99px;background:#ba2b28;color:#fff;font:12px/20px var(--cd-font)}" +
  "iframe,.inline,.page{display:block;width:100%;height:100%;border:0;color-scheme:normal}" +
  'div:before{content:"...";display:block;height:0;font:60px/3 var(--cd-font);text-align:center}' +
  ".bubble{position:fixed;bottom:calc(var(--cd-offset-y) + var(--cd-launcher-size) + 12px);inset-inline-end:var(--cd-offset-x);" +
  "width:min(var(--cd-panel-width),100vw - 40px);height:min(var(--cd-panel-height),100vh - 104px);border-radius:var(--cd-radius);overflow:hidden;" +
  "background:var(--cd-bg);box-shadow:0 8px 32px #0006}" +
  "@media(max-width:480px){.bubble.bubble{inset:0 0 auto;width:100%;height:var(--cd-viewport,100dvh);border-radius:0}}" +
  ".notice{margin:16px;padding:16px;font:15px/1.2 var(--cd-font)}" +
  "@media print{.launcher,.bubble{display:none}}";
