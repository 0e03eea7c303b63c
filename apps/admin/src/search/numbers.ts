const BAHT = new Intl.NumberFormat('th', { style: 'currency', currency: 'THB' });

/** As `baht` of format writes it, whose file would come with another twenty thousand bytes to every screen. */
export const baht = (amount: number) => BAHT.format(amount);

export const count = (value: number) => value.toLocaleString('th');
