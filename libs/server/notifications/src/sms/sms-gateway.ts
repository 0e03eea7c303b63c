/** A service that delivers short messages; one class per provider, chosen in NotificationsJobsModule. */
export abstract class SmsGateway {
  /**
   * Hands one message over; resolves once the provider has accepted it.
   * @param tel ten digits, '0812345678'
   * @param signal ends the call
   * @throws GiveUp when another try cannot help, TryLater when asked to wait, any other error to be tried again
   */
  abstract send(tel: string, text: string, signal: AbortSignal): Promise<void>;
}
