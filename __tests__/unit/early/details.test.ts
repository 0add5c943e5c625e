/** @jest-environment jsdom */
import { keepOneOpen } from '../../../src/early/details';

it('in browsers without `<details name>`, opening an accordion item closes the other items of its group', () => {
  document.body.innerHTML =
    '<details name="faq"></details><details name="faq"></details><details name="other" open></details>';
  const items = [...document.querySelectorAll('details')];
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  keepOneOpen();
  for (const item of items.slice(0, 2)) {
    item.open = true;
    item.dispatchEvent(new Event('toggle'));
  }
  expect(items.map((item) => item.open)).toEqual([false, true, true]);
});
