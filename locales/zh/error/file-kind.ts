import type { WrongKind } from '../../../domain/picture/file-kinds.ts';

export function wrongKind({ is, isPicture, named, isOldOffice, takes }: WrongKind): string {
  const taken = `可上传：${takes.join('、')}。`;
  if (isOldOffice)
    return `这是旧版 Office 文件（.doc、.xls、.ppt）或设有密码的文件，请去掉密码并另存为 DOCX、XLSX 或 PDF。${taken}`;
  if (is && isPicture) return `${pictureIs('此文件', is)}${taken}`;
  if (is === 'ZIP') return `这是 ZIP 压缩包，请逐个上传其中的文件。${taken}`;
  if (is) return `这是 ${is} 文件。${taken}`;
  if (named) return `此文件的名称是 ${named}，内容却不是。${taken}`;
  return `不支持该文件类型。${taken}`;
}

export const pictureIs = (begin: string, kind: string): string =>
  `${begin}是 ${kind} 图片，请另存为 JPEG${MAY_BE_CLEAR.has(kind) ? ' 或 PNG' : ''}。${kind === 'HEIC' ? 'iPhone 可在“设置→相机→格式”中选择“兼容性最佳”。' : ''}`;

const MAY_BE_CLEAR = new Set(['SVG', 'GIF', 'AVIF', 'PSD', 'ICO']);
