import '#ui/design/gallery/main.tsx';
