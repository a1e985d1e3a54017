/** Browsers let nothing sound or shake before the first touch, and complain about the attempt. */
export const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive !== false;
