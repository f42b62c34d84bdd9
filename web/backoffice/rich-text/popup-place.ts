/** What a tool opens stands in the document where the tool does, so that it is come to next by the keyboard. */
export const popupPlace = {
  placement: 'bottomLeft',
  getPopupContainer: (tool: HTMLElement) => tool.parentElement ?? document.body,
} as const;
