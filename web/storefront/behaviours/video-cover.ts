/** Takes the cover from behind a video that plays: beside a tall one it would go on showing. */
export default function videoCover(video: HTMLElement): void {
  video.addEventListener('play', () => video.previousElementSibling?.remove(), { once: true });
}
