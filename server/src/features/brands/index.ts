export { findBrand, holdBrand } from "./brand-queries.ts";
export { brandRoutes } from "./brand-routes.ts";
export { storeBrand } from "./create-brand.ts";
export { findMailBrand, type MailBrand } from "./find-mail-brand.ts";
export { brandImageRoutes } from "./images/brand-image-routes.ts";
export { assertMayChange, assertNamesLibrary, findNamedLibrary } from "./named-library.ts";
export { findShownBrand, type ShownBrand } from "./shown-brand.ts";
export { assertReadable, Theme, ThemeShown } from "./theme.ts";
