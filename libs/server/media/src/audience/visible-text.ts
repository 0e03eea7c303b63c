/** Signs that turn the direction of a text, also of what stands behind it. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** At least one sign that is seen. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
