import { navigate } from 'gatsby';
import { leaveTypedValues } from '../../../src/sign-in/form/typed-values';
import { leaveRequests } from '../../../src/sign-in/request';
import { watchLocation } from '../../support/watch-location';

interface Watched {
  /** `console.error`, which logs failures. */
  logged: jest.SpyInstance;
  /** `window.location.assign`, which leads to the terminal. */
  assigned: ReturnType<typeof watchLocation>;
}

/** Watches what forms log and where they lead, and takes away after each test what they keep. */
export function watchForms(): Watched {
  const watched = {} as Watched; // Filled before each test.
  beforeEach(() => {
    watched.logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    watched.assigned = watchLocation();
    jest.mocked(navigate).mockClear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    leaveTypedValues();
    leaveRequests();
  });
  return watched;
}
