/** Lets a video's cover fill its frame; once it plays, the whole picture is shown, even a tall one. */
export default function videoCover(video: HTMLElement): void {
  video.addEventListener('play', () => video.classList.remove('js:object-cover'), { once: true });
}
