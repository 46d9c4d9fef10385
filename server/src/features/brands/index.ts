export { findBrand, holdBrand } from "./brand-queries.ts";
export { brandRoutes } from "./brand-routes.ts";
export { storeBrand } from "./create-brand.ts";
export { findShownBrand, type ShownBrand } from "./shown-brand.ts";
export { assertReadable, Theme, ThemeShown } from "./theme.ts";
