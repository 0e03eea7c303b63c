import { render, screen } from '@testing-library/react';
import { LineChart } from './line-chart';

const POINTS = [10, 40, 20, 30].map((value, index) => ({ label: `20:0${index}`, value }));

describe('a line', () => {
  it('WATCH-08 has another beside it, on the same scale, where that is known, and says something of a point', () => {
    const { container } = render(
      <LineChart
        name="คนดู"
        sentence="จำนวนคนดู"
        points={POINTS}
        marks={[0, 20, 40]}
        mark={String}
        beside={[null, 40, 20, null]}
        note={{ at: 2, text: 'ข้ามพูดคุย 76%' }}
      />,
    );
    const placesOf = (line: string) => line.replace('M', '').split('L');
    const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    const [values = '', beside = ''] = lines.filter((line) => line.includes('L') && !line.endsWith('Z'));
    expect(placesOf(beside)).toEqual(placesOf(values).slice(1, 3));
    expect(screen.getByText('ข้ามพูดคุย 76%').getAttribute('text-anchor')).toBe('middle');
  });
});
