// Before the first paint: the sheet's light as last chosen, and the visitor's time zone for the sign-in form.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('liminal_mode'));
    if (kept && kept.value === 'normal') document.documentElement.dataset.mode = 'normal';
  } catch {
    // Forbidden or foreign storage changes nothing.
  }
  addEventListener('DOMContentLoaded', function () {
    var zone = document.querySelector('input[name=zone]');
    if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || '';
  });
})();
