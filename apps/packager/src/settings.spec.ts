import { readSettings } from './settings';

const given = (environment: NodeJS.ProcessEnv) => readSettings({ INTERNAL_TOKEN: 'x'.repeat(32), ...environment });

describe('settings of the packager', () => {
  it('RUN-02 are the standard ones where nothing is said', () => {
    const { heights, srtPorts } = given({});
    expect([heights, srtPorts.length, srtPorts[0]]).toEqual([[480, 240], 16, 8501]);
  });

  it('RUN-02 WATCH-04 take heights in any order, and none that would keep every show off the air', () => {
    expect(given({ LIVE_RUNGS: '240,480' }).heights).toEqual([480, 240]);
    expect(given({ LIVE_RUNGS: '' }).heights).toEqual([]);
    for (const LIVE_RUNGS of ['241', '480,480', '480p', '88', '1e6', '90.5'])
      expect(() => given({ LIVE_RUNGS })).toThrow('LIVE_RUNGS:');
  });

  it('RUN-02 WATCH-16 refuse ports that are none', () => {
    expect(given({ SRT_PORTS: '8501-8501' }).srtPorts).toEqual([8501]);
    for (const SRT_PORTS of ['8516-8501', '65535-65536', '0-3', '8501'])
      expect(() => given({ SRT_PORTS })).toThrow('SRT_PORTS:');
  });
});
