const tabs = [...document.querySelectorAll('[data-tab]')];
const COPIED_MS = 1600;

function currentTab() {
  const wanted = location.hash.slice(1);
  return tabs.some((tab) => tab.dataset.tab === wanted) ? wanted : tabs[0].dataset.tab;
}

function showCurrentTab() {
  const current = currentTab();
  for (const tab of tabs) {
    const chosen = tab.dataset.tab === current;
    tab.toggleAttribute('data-news', !chosen && tab.hasAttribute('data-news'));
    if (chosen) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
    if (chosen) tab.scrollIntoView({ inline: 'center', block: 'nearest' });
  }
  for (const panel of document.querySelectorAll('[data-panel]')) panel.hidden = panel.dataset.panel !== current;
}

async function refresh(panel) {
  const response = await fetch(`/inbox/panel/${panel}`);
  if (!response.ok) return;
  const { fault, mode } = document.activeElement.dataset;
  // The markup comes from the sandbox itself, which escapes everything that others sent.
  document.querySelector(`[data-live="${panel}"]`).innerHTML = await response.text();
  if (fault) document.querySelector(`[data-fault="${fault}"][data-mode="${mode}"]`).focus();
  const count = document.querySelector(`[data-count="${panel}"]`);
  const total = response.headers.get('x-total');
  const grown = Number(total) > Number(count.textContent);
  count.textContent = total;
  count.hidden = total === '0';
  if (grown && panel !== currentTab()) {
    document.querySelector(`[data-tab="${panel}"]`).setAttribute('data-news', '');
  }
}

function followChanges() {
  const events = new EventSource('/inbox/events');
  let opened = false;
  events.addEventListener('open', () => {
    // After a break something may have been missed.
    if (opened) for (const tab of tabs) void refresh(tab.dataset.tab);
    opened = true;
  });
  events.addEventListener('message', (event) => void refresh(event.data));
}

async function send(method, path, body) {
  const headers = body ? { 'content-type': 'application/json' } : {};
  return fetch(path, { method, headers, body: body && JSON.stringify(body) });
}

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  button.toggleAttribute('data-done', true);
  setTimeout(() => button.removeAttribute('data-done'), COPIED_MS);
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  const { copy: text, fault, mode, clear, pay, void: charge, press, button: name } = button.dataset;
  if (text) void copy(button);
  if (fault) void send('POST', '/api/faults', { service: fault, mode });
  if (clear) void send('DELETE', `/api/messages?channel=${clear}`);
  if (pay) void send('POST', `/api/card/orders/${pay}/pay`);
  if (charge) void send('POST', `/api/card/charges/${charge}/void`);
  if (press) void pressButton(press, name);
});

/** Presses a button of a chat as one of the demo's people, by their Telegram id. */
async function pressButton(message, button) {
  const from = prompt('กดในฐานะบัญชี Telegram เลขที่ (700000001 เจ้าของ, 700000002 พนักงานร้าน)', '700000001');
  if (!from) return;
  const response = await send('POST', '/api/chat/press', { message, button, from });
  const { data, message: refusal } = await response.json();
  alert(data?.answer?.text || refusal || `ร้านค้าตอบ ${data?.status}`);
}

async function makeSlip(form) {
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const response = await send('POST', '/api/slips', Object.fromEntries(new FormData(form)));
    if (response.ok) await showSlip(response);
    showErrors(form, response.ok ? [] : ((await response.json()).errors ?? []));
  } finally {
    button.disabled = false;
  }
}

async function showSlip(response) {
  const preview = document.querySelector('#slip-preview');
  const [picture, link] = [preview.querySelector('img'), preview.querySelector('a')];
  URL.revokeObjectURL(picture.src);
  picture.src = URL.createObjectURL(await response.blob());
  link.href = picture.src;
  link.download = `slip-${response.headers.get('x-slip-ref')}.png`;
  preview.hidden = false;
  preview.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

function showErrors(form, errors) {
  const alert = form.querySelector('[role="alert"]');
  alert.textContent = errors.map((error) => error.message).join(' ');
  alert.hidden = errors.length === 0;
  for (const input of form.querySelectorAll('input, select')) {
    input.toggleAttribute(
      'aria-invalid',
      errors.some((error) => error.field === input.name),
    );
  }
  if (errors.length > 0) form.elements.namedItem(errors[0].field)?.focus();
}

document.querySelector('#slip-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void makeSlip(event.target);
});
addEventListener('hashchange', showCurrentTab);
showCurrentTab();
followChanges();
