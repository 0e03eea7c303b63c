import { type Face, FIRST_FACES, LETTERS, MORE_FACES } from '../styles/faces';

/**
 * Never before all of them have come or failed: the text of the page is then laid out anew once, and not for each file.
 * One that a bad line lost takes no other with it.
 */
const BRING = `const bring=(faces)=>Promise.allSettled(faces.map(({family,weight,url})=>
new FontFace(family,'url('+url+')',{weight,display:'swap',unicodeRange:'${LETTERS}'}).load()))
.then((faces)=>faces.forEach(({value})=>value&&document.fonts.add(value)));`;

const bring = (faces: readonly Face[]): string => `bring(${JSON.stringify(faces)})`;

/** The script in a page's head that brings its fonts: those of the first view at once, the others when it is painted. */
export const FONT_SCRIPT = `{${BRING}${bring(FIRST_FACES)};
addEventListener('load',()=>new PerformanceObserver((_,seen)=>{seen.disconnect();${bring(MORE_FACES)}})
.observe({type:'paint',buffered:true}))}`;
