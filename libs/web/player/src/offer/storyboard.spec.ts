import { pictureAt, picturesIn } from './storyboard';

const TEXT = `WEBVTT

00:00:00.000 --> 00:00:05.000
a-001.jpg#xywh=0,0,192,108

00:00:05.000 --> 00:00:10.000
a-001.jpg#xywh=192,0,192,108

01:00:00.000 --> 01:00:02.500
a-008.jpg#xywh=192,216,192,108
`;
const pictures = picturesIn(TEXT, 'https://media.example/v/c0ffee/a-storyboard.vtt');

describe('storyboard', () => {
  it('WATCH-01 WATCH-02 names the sheet beside the text and the place on it of each second', () => {
    expect(pictureAt(pictures, 7.2)).toMatchObject({
      sheet: 'https://media.example/v/c0ffee/a-001.jpg',
      x: 192,
      y: 0,
      width: 192,
      height: 108,
    });
    expect(pictureAt(pictures, 3602.5)).toMatchObject({ sheet: 'https://media.example/v/c0ffee/a-008.jpg', y: 216 });
  });

  it('WATCH-02 has no picture where none was made, nor in a text that is none', () => {
    expect([pictureAt(pictures, 60), pictureAt(pictures, 4000)]).toEqual([undefined, undefined]);
    expect(picturesIn('<html>403</html>', 'https://media.example/')).toEqual([]);
  });
});
