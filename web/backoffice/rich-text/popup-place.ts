/** A tool's popup is placed in the document next to the tool, so that the keyboard reaches it next. */
export const popupPlace = {
  placement: 'bottomLeft',
  getPopupContainer: (tool: HTMLElement) => tool.parentElement ?? document.body,
} as const;
