import { isFormName, routeIds } from '../../src/routes';

/** The forms of the sign-in area. */
export const formNames = routeIds.filter(isFormName);
