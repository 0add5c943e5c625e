/** The five forms, by the names of their pages in `src/routes.ts`. */
export type FormName = 'login' | 'twoFactor' | 'register' | 'forgotPassword' | 'resetPassword';
