// Before the first paint: the sheet's light as last chosen. On the sign-in page, which has no other script: its mode switch and
// the visitor's time zone.
(function () {
  var root = document.documentElement;
  try {
    var kept = JSON.parse(localStorage.getItem('liminal_mode'));
    if (kept && kept.value === 'normal') root.dataset.mode = 'normal';
  } catch {
    // Forbidden or foreign storage changes nothing.
  }

  // The envelope of packages/client/src/storage.ts, for a value of ASCII letters.
  function keep(mode) {
    var envelope = { value: mode, timestamp: Date.now(), checksum: btoa(JSON.stringify(mode)).slice(0, 16) };
    try {
      localStorage.setItem('liminal_mode', JSON.stringify(envelope));
    } catch {
      // Then it lasts as long as the page.
    }
  }

  addEventListener('DOMContentLoaded', function () {
    var zone = document.querySelector('input[name=zone]');
    if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || '';
    var buttons = document.querySelectorAll('[data-set-mode]');
    function show() {
      buttons.forEach(function (button) {
        button.setAttribute('aria-pressed', String(button.dataset.setMode === root.dataset.mode));
      });
    }
    buttons.forEach(function (button) {
      button.parentElement.hidden = false;
      button.addEventListener('click', function () {
        root.dataset.mode = button.dataset.setMode;
        keep(button.dataset.setMode);
        show();
      });
    });
    show();
  });
})();
