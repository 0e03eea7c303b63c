// Written into pages that are whole without scripts (first-view.server.ts): their scripts come at the first sign
// of a person, and what was pressed or filled in meanwhile is not lost. Says nothing to a page that nobody looks at.
{
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  /** A countdown should move after a while, also when nobody touches anything. */
  const LOOKING_MS = 10_000;
  /** Then scripts will not come any more. */
  const TIMEOUT_MS = 8_000;
  /** Overlays in the address open at once. */
  const ASKED = /[?&](buy|dialog)=/;

  let pressed;
  /** Fields, and whether they are ticked now. */
  const filled = new Map();

  /** Files that do not come are not asked for twice by one page. */
  const comeBack = () => {
    handOver();
    if (!navigator.onLine) addEventListener('online', () => location.reload(), { once: true });
  };

  /** The page came with the styles of what it shows; what scripts make wants all of them. */
  const switchOn = (sheet) =>
    new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = reject;
      sheet.removeAttribute('disabled');
    });
  const loadStyles = () => Promise.all([...document.querySelectorAll('link[rel="stylesheet"]')].map(switchOn));

  const start = () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    const waiting = document.querySelector('script[type="later"]');
    if (!waiting) return;
    waiting.type = 'started';
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = waiting.textContent;
    script.onerror = comeBack;
    loadStyles().then(() => document.head.append(script), comeBack);
  };

  /** Whoever sends a form leaves the page: what answers needs the line for itself. */
  const isSending = ({ target }) => target.closest?.('[type="submit"]');
  /** A page that comes up below a mouse at rest hears of it as well. */
  const isAtRest = ({ type, movementX, movementY }) => type === 'pointermove' && movementX === 0 && movementY === 0;
  const onSign = (event) => {
    if (!isSending(event) && !isAtRest(event)) start();
  };

  const press = (event) => {
    const button = event.target.closest('button');
    if (!button || isSending(event)) return;
    event.preventDefault();
    pressed = button;
    pressed.setAttribute('aria-busy', 'true');
    setTimeout(handOver, TIMEOUT_MS);
  };
  const fill = ({ target }) => filled.set(target, target.checked);

  /** React hears of a field only when it differs from the one it knows. */
  const fillAgain = (checked, field) => {
    if (/^(radio|checkbox)$/.test(field.type)) {
      field.checked = !checked;
      field.click();
      return;
    }
    const text = field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const handOver = () => {
    removeEventListener('click', press, true);
    removeEventListener('input', fill, true);
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    filled.forEach(fillAgain);
    filled.clear();
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
    pressed = undefined;
  };

  /** Once the page is seen: until then its pictures and fonts have the line for themselves. */
  const fetchFramework = (_paints, observer) => {
    observer.disconnect();
    for (const link of document.querySelectorAll('link[href*="/framework-"]')) link.rel = 'modulepreload';
  };

  addEventListener('click', press, true);
  addEventListener('input', fill, true);
  document.addEventListener('alive', handOver, { once: true });
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  if (ASKED.test(location.search)) start();
  else
    addEventListener('load', () => {
      new PerformanceObserver(fetchFramework).observe({ type: 'paint', buffered: true });
      setTimeout(start, LOOKING_MS);
    });
}
