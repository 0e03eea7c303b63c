export interface Sms {
  /** Ten digits. */
  tel: string;
  text: string;
}

/** A service that carries text messages to phones. */
export abstract class SmsGateway {
  /**
   * Hands one message over.
   * @returns the gateway's number of the message
   * @throws TryLater when the gateway asks to wait, GiveUp when this message can never be sent, and anything else for
   * another try
   */
  abstract send(sms: Sms): Promise<string>;
}
