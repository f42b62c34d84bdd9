/** antd in the marketplace's own look: the values of web/ui/styles/tokens.ts. */
import type { ThemeConfig } from 'antd';
import { tokens } from '../../ui/styles/tokens.ts';

const { color, font, radius } = tokens;

export const theme: ThemeConfig = {
  token: {
    colorPrimary: color.jade,
    colorLink: color.jade,
    colorLinkHover: color.jadeDark,
    colorSuccess: color.success,
    colorWarning: color.warning,
    colorError: color.danger,
    colorInfo: color.info,
    colorText: color.ink,
    colorTextSecondary: color.inkSoft,
    colorTextTertiary: color.inkFaint,
    colorTextDescription: color.inkFaint,
    colorTextPlaceholder: color.inkFaint,
    colorBorder: color.line,
    colorBorderSecondary: color.line,
    colorBgLayout: color.mist,
    gold: color.gold,
    colorPrimaryBg: color.jadeTint,
    colorInfoBg: color.infoTint,
    colorSuccessBg: color.successTint,
    colorWarningBg: color.warningTint,
    colorErrorBg: color.dangerTint,
    borderRadius: radius.md,
    borderRadiusLG: radius.lg,
    borderRadiusSM: radius.sm,
    fontFamily: font.sans,
    fontSize: 14,
  },
  components: {
    Menu: {
      itemSelectedBg: color.jadeTint,
      itemSelectedColor: color.jadeDark,
      groupTitleColor: color.inkFaint,
    },
    Table: { headerBg: color.porcelain },
    Card: { headerFontSize: 16 },
  },
};
