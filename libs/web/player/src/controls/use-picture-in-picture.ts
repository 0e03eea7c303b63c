import { useEffect, useState } from 'react';

interface PictureInPicture {
  supported: boolean;
  active: boolean;
  toggle: () => void;
}

/** The small window that stays above other windows. */
export function usePictureInPicture(video: HTMLVideoElement): PictureInPicture {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const enter = () => setActive(true);
    const leave = () => setActive(false);
    video.addEventListener('enterpictureinpicture', enter);
    video.addEventListener('leavepictureinpicture', leave);
    return () => {
      video.removeEventListener('enterpictureinpicture', enter);
      video.removeEventListener('leavepictureinpicture', leave);
    };
  }, [video]);
  const toggle = () => {
    const change = active ? document.exitPictureInPicture() : video.requestPictureInPicture();
    change?.catch(() => undefined);
  };
  return { supported: document.pictureInPictureEnabled === true, active, toggle };
}
