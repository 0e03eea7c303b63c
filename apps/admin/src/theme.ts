import type { ThemeConfig } from 'antd';

/** Ant Design 5 in the back office's colours (look.md §5.11). */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: '#6B2FD6',
    colorInfo: '#6B2FD6',
    colorLink: '#6B2FD6',
    colorError: '#C4203A',
    colorSuccess: '#1B7F4D',
    colorWarning: '#9A4A00',
    colorText: '#1F1633',
    colorTextSecondary: '#5E5473',
    colorTextPlaceholder: '#6E6485',
    colorTextDescription: '#5E5473',
    colorBorder: '#8B7FA6',
    colorBorderSecondary: '#E4DFEE',
    colorBgLayout: '#F5F3FA',
    colorWarningBg: '#FFF3E2',
    colorWarningBorder: '#F0D3AE',
    colorErrorBg: '#FDECEF',
    colorSuccessBg: '#E7F7EE',
    borderRadius: 8,
    controlHeight: 44,
    controlHeightSM: 36,
    fontSize: 15,
    lineHeight: 1.6,
    fontFamily: '"IBM Plex Sans Thai", "Noto Sans Thai", system-ui, sans-serif',
  },
  components: {
    Button: { defaultBorderColor: '#CFC7DF', fontWeight: 500 },
    Table: {
      headerBg: '#FAF8FD',
      headerColor: '#5E5473',
      rowHoverBg: '#F8F5FD',
      headerSplitColor: 'transparent',
      headerSortActiveBg: '#FAF8FD',
      bodySortBg: 'transparent',
      cellPaddingBlock: 12,
    },
    Form: { labelColor: '#5E5473', verticalLabelPadding: '0 0 4px' },
    Drawer: { paddingLG: 20 },
  },
};
