// Written into pages that are whole without scripts (first-view.server.ts): their scripts come at the first sign
// of a person, and what was pressed or typed meanwhile is not lost. Says nothing to a page that nobody looks at.
{
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  /** A countdown should move after a while, also when nobody touches anything. */
  const LOOKING_MS = 10_000;
  /** Then a form is sent without scripts. */
  const TIMEOUT_MS = 8_000;
  /** Overlays in the address open at once. */
  const ASKED = /[?&](buy|dialog)=/;

  let pressed;
  let typed;

  /** Files that do not come are not asked for twice by one page. */
  const comeBack = () => {
    handOver();
    if (!navigator.onLine) addEventListener('online', () => location.reload(), { once: true });
  };

  const start = () => {
    const waiting = document.querySelector('script[type="later"]');
    if (!waiting) return;
    waiting.type = 'started';
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = waiting.textContent;
    script.onerror = comeBack;
    document.head.append(script);
  };

  const press = (event) => {
    const control = event.target.closest('button, label, input[type="radio"], input[type="checkbox"]');
    if (!control) return;
    event.preventDefault();
    pressed = control;
    pressed.setAttribute('aria-busy', 'true');
    setTimeout(handOver, TIMEOUT_MS);
  };
  const type = (event) => (typed = event.target);

  /** React hears of a text only when it differs from the one it knows. */
  const typeAgain = (field) => {
    const text = field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const handOver = () => {
    removeEventListener('click', press, true);
    removeEventListener('input', type, true);
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (typed) typeAgain(typed);
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
    pressed = typed = undefined;
  };

  addEventListener('click', press, true);
  addEventListener('input', type, true);
  document.addEventListener('alive', handOver, { once: true });
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, once: true, passive: true });
  if (ASKED.test(location.search)) start();
  else
    addEventListener('load', () => {
      for (const link of document.querySelectorAll('link[href*="/framework-"]')) link.rel = 'modulepreload';
      setTimeout(start, LOOKING_MS);
    });
}
