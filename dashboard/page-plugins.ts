import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";

/** The same for `npm run build` and `npm run dev`. */
export const pageConfig: InlineConfig = { plugins: [react(), tailwindcss()] };
