/** What the tabs of courses count, read anew after each save that changes it. */
export const FIGURES_KEY = ['userCourseFigures'];
