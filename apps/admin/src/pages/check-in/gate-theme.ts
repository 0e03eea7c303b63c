import type { ThemeConfig } from 'antd';

/** Ant Design as dark as the hall at whose gate it is looked at; its own dark colours would come with every page. */
export function readGateTheme(): ThemeConfig {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  return {
    token: {
      colorText: token('gate-text'),
      colorTextPlaceholder: token('drawer-text-2'),
      colorTextQuaternary: token('drawer-text-2'),
      colorIcon: token('drawer-text-2'),
      colorBgContainer: token('gate-card'),
      colorBorder: token('gate-line'),
    },
    components: {
      Button: {
        defaultBg: token('gate-button'),
        defaultColor: token('gate-text'),
        defaultBorderColor: token('gate-hairline'),
        defaultHoverBg: token('shop-selected'),
        defaultHoverColor: token('gate-text'),
        defaultHoverBorderColor: token('gate-line'),
        textHoverBg: token('gate-button'),
        colorPrimary: token('primary'),
        colorPrimaryHover: token('purple-700'),
        colorPrimaryActive: token('purple-800'),
      },
    },
  };
}
