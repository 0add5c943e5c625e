/** Nothing comes near here, so that no frame and no map tile of a third party loads. */
export const useNear = (): boolean => false;
