/** Where the shop's people can be reached. */
export const SUPPORT = {
  email: 'support@wethi.example',
  line: '@wethi',
  lineUrl: 'https://line.me/R/ti/p/@wethi',
  facebook: 'facebook.com/wethi',
  facebookUrl: 'https://www.facebook.com/wethi',
  hours: 'ทุกวัน 09:00 ถึง 21:00\u00a0น.',
} as const;
