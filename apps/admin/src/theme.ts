import type { ThemeConfig } from 'antd';

/** Ant Design in the colours of libs/web/tokens/light.css (look.md §5.11); read when the page has its styles. */
export function readTheme(): ThemeConfig {
  const styles = getComputedStyle(document.documentElement);
  // Whoever made the browser's text larger gets larger text here, and room for it, as the rest of the page has.
  const scale = parseFloat(styles.fontSize) / 16;
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  return {
    token: {
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      colorPrimary: token('primary'),
      colorInfo: token('primary'),
      colorLink: token('primary'),
      colorError: token('no'),
      colorSuccess: token('ok'),
      colorWarning: token('wait'),
      colorText: token('text'),
      colorTextSecondary: token('text-2'),
      colorTextPlaceholder: token('text-3'),
      colorTextDescription: token('text-2'),
      colorBorder: token('line-2'),
      colorBorderSecondary: token('line'),
      colorBgLayout: token('background'),
      colorWarningBg: token('wait-tint'),
      colorWarningBorder: token('wait-line'),
      colorErrorBg: token('no-tint'),
      colorSuccessBg: token('ok-tint'),
      borderRadius: 8,
      controlHeight: 44 * scale,
      controlHeightSM: 36 * scale,
      fontSize: 15 * scale,
      lineHeight: 1.6,
      fontFamily: token('font-ui'),
    },
    components: {
      Button: { defaultBorderColor: token('line-3'), fontWeight: 500 },
      Table: {
        headerBg: token('bg-head'),
        headerColor: token('text-2'),
        rowHoverBg: token('hover'),
        headerSplitColor: 'transparent',
        headerSortActiveBg: token('bg-head'),
        bodySortBg: 'transparent',
        cellPaddingBlock: 12,
      },
      Segmented: { trackBg: token('info-tint'), itemColor: token('text-2'), itemSelectedColor: token('primary') },
      Form: { labelColor: token('text-2'), verticalLabelPadding: '0 0 4px' },
      Radio: { radioSize: 22 * scale, dotSize: 10 * scale },
      Drawer: { paddingLG: 20 },
    },
  };
}
