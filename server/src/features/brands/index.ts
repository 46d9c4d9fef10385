export { findBrand } from "./brand-queries.ts";
