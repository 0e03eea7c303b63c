/** How somebody can be reached, and how they chose to be told of the band's shows. */
export interface Reachable {
  /** Confirmed. */
  mail: string | null;
  is_linked: number;
  browsers: number;
  follows: number;
  follow_mail: number;
  follow_sms: number;
  follow_line: number;
  follow_push: number;
}

export interface Ways {
  mail: boolean;
  sms: boolean;
  line: boolean;
  push: boolean;
}

/**
 * In the ways that they chose for the band, where one of them reaches them. Else by letter, or by SMS where there is no
 * confirmed address; beside it by LINE and on their browsers, neither of which says whether it arrived.
 */
export function waysTo(who: Reachable, sendsLine: boolean): Ways {
  const can = { mail: who.mail !== null, line: sendsLine && who.is_linked > 0, push: who.browsers > 0 };
  const chosen = {
    mail: can.mail && who.follow_mail > 0,
    sms: who.follow_sms > 0,
    line: can.line && who.follow_line > 0,
    push: can.push && who.follow_push > 0,
  };
  const isReached = who.follows > 0 && Object.values(chosen).some(Boolean);
  return isReached ? chosen : { ...can, sms: !can.mail };
}
