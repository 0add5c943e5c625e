/** Replaces `useNear`: nothing counts as near the viewport, so that no third-party iframe or map tile is loaded. */
export const useNear = (): boolean => false;
