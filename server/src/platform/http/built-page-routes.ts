import fastifyStatic from "@fastify/static";
import { builtFolder, PAGE_FOLDERS } from "./built-pages.ts";
import type { HttpApp } from "./http-app.ts";

/**
 * The files of the built pages at `/assets/FOLDER/`: their names change with their content, so browsers keep them for
 * good. Brotli and gzip lie beside them.
 */
export async function builtPageRoutes(app: HttpApp): Promise<void> {
  for (const folder of PAGE_FOLDERS)
    await app.register(fastifyStatic, {
      root: builtFolder(folder),
      prefix: `/assets/${folder}/`,
      decorateReply: false,
      schemaHide: true,
      // The build may come after the start.
      suppressWarning: true,
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      index: false,
      redirect: false,
      lastModified: false,
      dotfiles: "ignore",
      setHeaders: (reply) => {
        // The chat's frame has an origin of its own.
        reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
      },
    });
}
