import { Slip } from '../../slip/slip.entity';
import { SlipWorld } from '../../testing/slip-world';
import { UNCLEAR } from './slip-decision';

/** SlipOK is down in each of these tests. */
describe('uploadSlip where the first slip service cannot be used', () => {
  let world: SlipWorld;
  beforeAll(async () => {
    world = await SlipWorld.open({ EASYSLIP_KEY: 'easy', SLIP2GO_KEY: 'two-go' });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.renew();
    await world.sandbox.fault('slip', 'error', 1);
  });

  const kept = () => world.manager.findOneOrFail(Slip, { where: { user_id: world.userId }, order: { id: 'DESC' } });

  it('BUY-02 BUY-03 the next one is asked, and the order is approved at once', async () => {
    expect((await world.upload(await world.slip())).body).toMatchObject({ result: true });
    expect(await world.orders()).toMatchObject([{ orders_status: 'approve', orders_net: 590 }]);
    const slip = await kept();
    expect(slip).toMatchObject({ provider: 'easyslip', outcome: 'verified', slip_status: 'accepted', amount: 590 });
    expect(slip).toMatchObject({ sender_account: expect.stringContaining('xxx'), receiver_account: 'xxx-x-x5678-x' });
  });

  it('BUY-02 BUY-03 where that one is down as well, the third is', async () => {
    await world.sandbox.fault('easyslip', 'error', 1);
    expect((await world.upload(await world.slip())).body).toMatchObject({ result: true });
    expect(await kept()).toMatchObject({ provider: 'slip2go', outcome: 'verified', slip_status: 'accepted' });
  });

  it('BUY-04 where none can be used, the buyer confirms the slip and the first one is asked again later', async () => {
    await world.sandbox.fault('easyslip', '429', 1);
    await world.sandbox.fault('slip2go', 'error', 1);
    const { body } = await world.upload(await world.slip());
    expect(body).toMatchObject({ confirmSlip: true, message: UNCLEAR.provider });
    expect(await kept()).toMatchObject({ provider: 'slipok', outcome: 'provider_error', slip_status: 'unclear' });
    expect(await world.orders()).toEqual([]);
  });

  it('BUY-05 amount and receiver are compared whoever answers', async () => {
    const other = await world.upload(await world.slip({ amount: 500 }));
    expect(other.body).toMatchObject({ result: false, code: 'SLIP_WRONG_AMOUNT' });
    await world.sandbox.fault('slip', 'error', 1);
    const foreign = await world.upload(await world.slip({ account_no: '9998887776', account_name: 'นาย อื่น' }));
    expect(foreign.body).toMatchObject({ result: false, code: 'SLIP_WRONG_RECEIVER' });
    expect(await world.orders()).toEqual([]);
  });

  it('BUY-04 BUY-05 so is the currency: 590 dollars pay nothing, and are no amount in baht', async () => {
    const { body } = await world.upload(await world.slip({ currency: '840' }));
    expect(body).toMatchObject({ confirmSlip: true, message: UNCLEAR.otherCurrency });
    expect(await kept()).toMatchObject({ provider: 'easyslip', slip_status: 'unclear', amount: null });
    expect(await world.orders()).toEqual([]);
  });

  it('BUY-05 a transfer that no bank knows is refused; one of a slow bank waits', async () => {
    const invented = { register: 'false' };
    const forged = await world.upload(await world.slip({ ...invented, bank_code: 'KTB' }));
    expect(forged.body).toMatchObject({ result: false, code: 'SLIP_NOT_FOUND' });
    await world.sandbox.fault('slip', 'error', 1);
    const young = await world.upload(await world.slip({ ...invented, bank_code: 'SCB' }));
    expect(young.body).toMatchObject({ confirmSlip: true, message: UNCLEAR.pendingBank });
  });

  it('BUY-02 what paid once pays nothing else, though the next service has not seen it before', async () => {
    const picture = await world.slip();
    await world.upload(picture);
    await world.renew();
    await world.sandbox.fault('slip', 'error', 1);
    expect((await world.upload(picture)).body).toMatchObject({ result: false, code: 'SLIP_USED' });
    expect(await world.orders()).toEqual([]);
  });
});
