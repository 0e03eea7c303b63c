// The number stays here: the shop's page gets a token alone, as with the gateway's own frame.
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  parent.postMessage({ token: `tokn_test_${crypto.randomUUID().replaceAll('-', '')}` }, '*');
});
