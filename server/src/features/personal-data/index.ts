export { createMask, MASKING_NOTHING, type Mask, withoutPlaceholders } from "./create-mask.ts";
export { maskEvents } from "./mask-event.ts";
export { MASK_NOTHING, PersonalDataRule, readPersonalDataRule } from "./personal-data-rule.ts";
