/** In the place of libraries that Refine brings along for parts that no screen uses. */
export default {};
