/**
 * Of the shadow root alone. Sizes and colours are the theme's, which the service writes whole; `--cd-place` counts the
 * launchers beside this one, `--cd-others` hides them from a chat that fills the screen.
 */
export const SHEET = `
.launcher{position:fixed;inset-block-end:calc(var(--cd-offset-y) + env(safe-area-inset-bottom));
inset-inline-end:calc(var(--cd-offset-x) + var(--cd-place)*(var(--cd-launcher-size) + 12px) + env(safe-area-inset-right));
display:flex;align-items:center;justify-content:center;gap:8px;min-width:var(--cd-launcher-size);height:var(--cd-launcher-size);
padding:0 14px;border:1px solid var(--cd-surface);border-radius:99px;background:var(--cd-accent);color:var(--cd-accent-text);
font:600 15px/1.2 var(--cd-font);cursor:pointer;box-shadow:0 1px 3px #0004;visibility:var(--cd-others)}
:host(.start) .launcher,:host(.start) .bubble{inset-inline:var(--cd-offset-x) auto}
[hidden]{display:none!important}
.launcher:before{content:"";width:16px;height:16px;border:2px solid;border-radius:50% 50% 50% 0}
.launcher:focus-visible{outline:2px solid var(--cd-accent);outline-offset:2px}
.badge:empty{display:none}.badge{position:absolute;inset:-4px -4px auto auto;min-width:20px;border-radius:10px;background:#ba2b28;color:#fff;font-size:12px;line-height:20px}
iframe,.inline,.page{display:block;width:100%;height:100%;border:0;color-scheme:normal}
.bubble{position:fixed;inset-block-end:calc(var(--cd-offset-y) + var(--cd-launcher-size) + 12px);inset-inline-end:var(--cd-offset-x);
width:min(var(--cd-panel-width),100vw - 40px);height:min(var(--cd-panel-height),100vh - 104px);border-radius:var(--cd-radius);overflow:hidden;
background:var(--cd-bg);box-shadow:0 8px 32px #0006}
.wide{width:min(640px,100vw - 40px)}
@media(max-width:480px){.bubble.bubble{inset:0 0 auto;width:100%;height:var(--cd-viewport,100dvh);border-radius:0}
.launcher[aria-expanded=true]{display:none}}
@media print{.launcher,.bubble{display:none}}
.bubble{animation:fade .12s}@keyframes fade{from{opacity:0}}`;
