/** Servers say `completed` or `finished`; whatever is not active has ended. */
export const isActive = ({ status }: { status: string }): boolean => status === "active";
