import { enhanceMenus } from '../../../src/early/menus';
import { installPopovers } from './fake-popover';

/** A minimal markup of the header's menus. */
export const page = `
  <div id="announcer" aria-live="assertive"></div>
  <div id="page">
    <header>
      <div id="bar">
        <ul>
          <li><a id="before" href="#before">Before</a></li>
          <li id="group" data-hover-menu>
            <button id="trade" popovertarget="panel">Trade</button>
            <ul id="panel" popover="auto">
              <li><a id="first" href="#1">Terminal</a></li>
              <li><a id="second" href="#2">Basics</a></li>
              <li><a id="last" href="#3">FAQ</a></li>
            </ul>
          </li>
        </ul>
        <button id="burger" popovertarget="site-menu">Open</button>
      </div>
      <div id="site-menu" popover="auto" data-modal>
        <button id="close" popovertarget="site-menu" popovertargetaction="hide">Close</button>
        <a id="chosen" href="#chosen">Terms</a>
      </div>
    </header>
    <main><a id="elsewhere" href="#elsewhere">Elsewhere</a></main>
    <aside id="already" inert></aside>
  </div>`;

/** Dispatches the change of the media query at 1024 px. */
export const windowWidth = new EventTarget();

export const get = (id: string) => document.getElementById(id)!;

export const isOpen = (id: string) => get(id).matches(':popover-open');

/** Resets the page before each test; the menus are enhanced once, as on a real visit. */
export function prepareMenuPage(): void {
  beforeAll(() => {
    installPopovers();
    window.matchMedia = () => windowWidth as MediaQueryList;
    enhanceMenus();
  });

  beforeEach(() => {
    document.body.innerHTML = page;
    document.documentElement.removeAttribute('data-menus-dismissed');
  });
}
