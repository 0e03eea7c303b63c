/** In the place of what libraries bring along for parts that no screen uses. */
export default {};
