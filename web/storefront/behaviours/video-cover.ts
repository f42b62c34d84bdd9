/** The cover of a video fills its place; once the video plays, all of its picture is seen, also of a tall one. */
export default function videoCover(video: HTMLElement): void {
  video.addEventListener('play', () => video.classList.remove('js:object-cover'), { once: true });
}
